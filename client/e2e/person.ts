/** Somebody at a browser: what they do and see, in the words of the table. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Mode = 'yours' | 'waiting' | 'past' | 'offline' | 'over';

interface ComputerGame {
  side?: 'Rome' | 'Carthage';
  level?: string;
}

type Plan = 'me' | 'hot_seat' | 'computer' | 'open';

export class Person {
  readonly prompt: Locator;
  readonly log: Locator;
  readonly fight: Locator;
  readonly curtain: Locator;
  readonly end: Locator;
  readonly undo: Locator;
  readonly strip: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.locator('[data-test-prompt]');
    this.log = page.locator('[data-test-line]');
    this.fight = page.locator('[data-test-fight]');
    this.curtain = page.locator('[data-test-curtain]');
    this.end = page.locator('[data-test-end]');
    this.undo = this.prompt.getByRole('button', { name: /^(Undo|Reprendre le coup)$/ });
    this.strip = page.getByRole('toolbar');
  }

  async goesToTheLobby() {
    await this.page.goto('/');
    await expect(this.page.locator('[data-test-play]').first()).toBeVisible();
  }

  async playsTheComputer({ side = 'Carthage', level = 'random' }: ComputerGame = {}) {
    await this.goesToTheLobby();
    const game = this.page.locator('[data-test-game=hannibal]');
    await game.locator('[data-test-choose] summary').click();
    await game.getByLabel('You play').selectOption(side);
    await game.getByLabel('Against').selectOption(level);
    await game.getByRole('button', { name: 'Play the computer' }).click();
    await this.isAtTheTable();
  }

  /** Opens a table with these seats: Rome first, then Carthage. */
  async opensATable(rome: Plan, carthage: Plan) {
    await this.goesToTheLobby();
    const form = this.page.locator('[data-test-game=hannibal] [data-test-new-table]');
    await form.locator('summary').click();
    // A seat is mine only once it is nobody else's, so mine is chosen last.
    const plans = [
      ['Rome', rome],
      ['Carthage', carthage],
    ] as const;
    for (const [side, plan] of plans.toSorted(
      (a, b) => Number(a[1] === 'me') - Number(b[1] === 'me'),
    )) {
      const seat = form.getByRole('group', { name: side });
      await seat.getByLabel(`Who plays ${side}?`).selectOption(plan);
      if (plan === 'hot_seat') await seat.getByRole('textbox').fill('Livia');
    }
    await form.getByRole('button', { name: 'Open the table' }).click();
    await this.isAtTheTable();
  }

  /** Two people at one screen after the first turn of each: nothing here depends on a computer's mood. */
  async hasPlayedATurn() {
    await this.opensATable('me', 'hot_seat');
    await this.playsATurn();
  }

  /** The first turn of each of two people at one screen. */
  async playsATurn() {
    await this.isAsked();
    await this.understood(() => this.chooses('space:carthago', 'space:mauretania'));
    await this.understood(() => this.chooses('space:roma', 'space:gallia'));
    await expect(this.choice('space:carthago')).toBeVisible();
  }

  async isAtTheTable() {
    await this.page.waitForURL(/\/(table\/|local#)/);
    await expect(this.prompt).toBeVisible();
    await expect(this.page.locator('[data-test-map]')).toBeVisible();
  }

  get table(): string {
    const { pathname, hash } = new URL(this.page.url());
    return pathname + hash;
  }

  async comesTo(address: string) {
    await this.page.goto(address);
    await this.isAtTheTable();
  }

  async sitsDownAs(side: string) {
    await this.page.getByRole('button', { name: `Play ${side}` }).click();
  }

  async sees(mode: Mode) {
    await expect(this.prompt).toHaveAttribute('data-test-prompt', mode);
  }

  /** Waits until this person has something to choose or the game is over, and says which. */
  async isAsked(): Promise<'yours' | 'over'> {
    await expect
      .poll(async () => (await this.#mode()) === 'over' || (await this.choices()).length > 0)
      .toBe(true);
    return (await this.#mode()) === 'over' ? 'over' : 'yours';
  }

  /** What can be chosen next, as the list of choices, the bar or the hand says. */
  choices(): Promise<string[]> {
    const offered = '[data-test-offer], [data-test-handle], [data-test-card]';
    return this.page
      .locator(offered)
      .and(this.page.locator(':not([aria-disabled=true])'))
      .evaluateAll(all => {
        const handles = all.map(
          it =>
            it.getAttribute('data-test-offer') ??
            it.getAttribute('data-test-handle') ??
            `card:${it.getAttribute('data-test-card')}`,
        );
        return [...new Set(handles)];
      });
  }

  #mode(): Promise<string | null> {
    return this.prompt.getAttribute('data-test-prompt');
  }

  choice(handle: string): Locator {
    const [kind, id] = handle.split(':');
    return kind === 'card'
      ? this.page.locator(`[data-test-card="${id}"]`)
      : // On a phone what has a button in the bar stands there alone.
        this.page.locator(`[data-test-offer="${handle}"], [data-test-handle="${handle}"]`).last();
  }

  /** Chooses in the list, one handle after the other. */
  async chooses(...handles: string[]) {
    for (const handle of handles) await this.choice(handle).click();
  }

  async plays(card: number) {
    await this.chooses(`card:${card}`);
  }

  /** Does something and waits until the table has understood; says how much is picked then. */
  async understood(act: () => Promise<void>): Promise<number> {
    const before = await this.page.evaluate(standing, null);
    await act();
    return (await this.page.evaluate(standing, before)).picked;
  }

  /** A place on the map, clicked where it really lies. */
  async clicksOnTheMap(id: string) {
    const { x, y } = await this.page.locator(`[data-test-space="${id}"]`).evaluate(inside);
    await this.page.mouse.click(x, y);
  }
}

/** Finds a point of the screen that belongs to the space, as an eye would. */
function inside(space: Element): { x: number; y: number } {
  const box = space.getBoundingClientRect();
  const STEPS = 24;
  for (let i = 1; i < STEPS; i++) {
    for (let j = 1; j < STEPS; j++) {
      const x = box.x + (box.width * i) / STEPS;
      const y = box.y + (box.height * j) / STEPS;
      const hit = document.elementFromPoint(x, y);
      if (hit && space.contains(hit)) return { x, y };
    }
  }
  throw new Error('the space cannot be seen');
}

interface Standing {
  version: number;
  picked: number;
  /** What has been put together and is no move yet. */
  draft: string;
}

/**
 * How the table stands, as soon as it stands otherwise than before and has answered what was sent:
 * a click that is made earlier is lost. It is watched from within the
 * page: a whole game is many of these, and each look from outside takes longer than the table does.
 */
function standing(before: Standing | null): Promise<Standing> {
  const WITHIN = 15_000;
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      const table = document.querySelector<HTMLElement>('[data-test-version]')?.dataset;
      const [version, picked] = [Number(table?.testVersion), Number(table?.testPicked)];
      const draft = table?.testDraft ?? '';
      const changed =
        version !== before?.version || picked !== before.picked || draft !== before.draft;
      if (table?.testPending === 'false' && changed) return resolve({ version, picked, draft });
      if (performance.now() - since > WITHIN) return reject(new Error('the table did not answer'));
      requestAnimationFrame(look);
    };
    look();
  });
}
