/**
 * What no sample leads to: the texts in the French halves of the sources themselves. It finds the names of buttons,
 * places and phrases, wherever a game keeps them.
 */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { englishIn, isAlike } from './same.ts';

const sources = import.meta.glob<string>(
  ['../games/**/*.ts', './*.ts', '!**/*.test.ts', '!../games/**/samples.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

type Lang = 'en' | 'fr';

interface Text {
  lang: Lang;
  text: string;
  /** The sources in which both halves stand: a file, or a pair of files. */
  of: string;
}

/** The language of a node: that of its file, or of the constant or field around it. */
function languageOf(node: ts.Node, file: string): Lang | undefined {
  const ending = /\.(en|fr)\.ts$|\/(en|fr)\.ts$/.exec(file);
  const own = ending?.[1] ?? ending?.[2];
  for (let it: ts.Node | undefined = node; !own && it; it = it.parent) {
    const name =
      ts.isVariableDeclaration(it) || ts.isPropertyAssignment(it) ? it.name.getText() : '';
    if (name === 'en' || name === 'fr') return name;
  }
  return own as Lang | undefined;
}

/** What is the name of a field or of something to click, or compared with one, is not for people. */
function isForProgram(node: ts.LiteralLikeNode): boolean {
  const { parent } = node;
  const isCompared =
    ts.isCaseClause(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken);
  const isField = ts.isPropertyAssignment(parent) && parent.name === node;
  return isCompared || isField || /^[a-z]+:/.test(node.text);
}

/** Texts for people. */
function textsOf(file: string, source: string): Text[] {
  const texts: Text[] = [];
  const of = file.replace(/\.(en|fr)\.ts$/, '').replace(/\/(en|fr)\.ts$/, '');
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const lang = languageOf(node, file);
      if (lang && !isForProgram(node)) texts.push({ lang, text: node.text.trim(), of });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

const all = Object.entries(sources).flatMap(([file, source]) => textsOf(file, source));
const french = all.filter(it => it.lang === 'fr');

test('both halves are found', () => {
  expect(french.length).toBeGreaterThan(1000);
  expect(all.length - french.length).toBeGreaterThan(1000);
});

test('no English stands among the French', () => {
  expect(french.filter(({ text }) => englishIn(text) !== undefined)).toEqual([]);
});

test('no text stands in both halves', () => {
  const english = new Set(all.filter(it => it.lang === 'en').map(it => `${it.of} ${it.text}`));
  const same = french.filter(
    it => /^\p{Lu}|\p{L} \p{L}/u.test(it.text) && english.has(`${it.of} ${it.text}`),
  );
  expect(same.filter(({ text }) => !isAlike(text))).toEqual([]);
});
