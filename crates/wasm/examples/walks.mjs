// Asks the engine that browsers run what `walks.rs` asked of the same code on this machine, and fails
// where the answers differ: node walks.mjs engine.wasm < walks.txt

import { readFileSync } from 'node:fs';
import { open } from './open.mjs';

/** In words, where two walks part; other answers as they are. */
function parting(native, answer) {
  const [here, there] = [native, answer].map((text) => JSON.parse(text).ok?.answer);
  if (!here?.told || !there?.told) return `natively ${native}, in the engine ${answer}`;
  const stretch = here.told.findIndex((hash, n) => hash !== there.told[n]) + 1;
  const counts = ['actions', 'games', 'draws'].map((it) => `${it} ${here[it]} and ${there[it]}`);
  return `they part in stretch ${stretch} of ${here.told.length}; ${counts.join(', ')}`;
}

const engine = await open(process.argv[2]);
const games = new Map();
let failures = 0;
for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [request, native] = line.split('\t');
  const { do: what, game, seats, actions, record } = JSON.parse(request);
  const alike = games.get(game ?? record.game) ?? { actions: 0, records: 0 };
  games.set(game ?? record.game, alike);
  const answer = engine(request);
  const { ok } = JSON.parse(answer);
  if (native === answer && ok && ok.answer.kind !== 'wrong') {
    alike.actions += what === 'walk' ? actions : 0;
    alike.records += what === 'walk' ? 0 : 1;
  } else {
    failures += 1;
    const where = what === 'walk' ? `${game}, ${seats} seats` : `a kept game of ${record.game}`;
    console.error(`${where}: ${parting(native, answer)}`);
  }
}
for (const [game, { actions, records }] of games) {
  console.log(`${game}: ${actions} actions and ${records} kept games alike`);
}
if (failures > 0 || games.size === 0) {
  console.error('the engine plays otherwise than the games do');
  process.exit(1);
}
