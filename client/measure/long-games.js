/**
 * What a long game costs the page: bytes on the wire, elements, layout shift, and the main thread's processor time for
 * each update. `node measure/long-games.js` in `client/`; SEPTEM_BIN names the program, SEPTEM_DIST a build of the page
 * that is shown instead of its own, SEPTEM_RECORD a file that keeps the game, so that two programs play on from one.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { playAtRandom, watchShifts } from './in-page.js';

const LENGTHS = [20, 2700];
const UPDATES = 12;
/** A busy machine takes its time; nothing of it is counted. */
const PATIENCE = 180_000;
const GAME = 'conquest1984';
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const median = all => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function openHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'septem-measure-'));
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', folder];
  const server = spawn(process.env.SEPTEM_BIN, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(server.stdout);
  const url = await new Promise(done => {
    lines.on('line', line => {
      const found = /http:\/\/\S+/.exec(line)?.[0];
      if (found) done(found);
    });
  });
  const close = async () => {
    const gone = new Promise(done => server.once('exit', done));
    server.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, close };
}

/** Shows another build of the page over the same tables. */
async function dress(context) {
  const dist = process.env.SEPTEM_DIST;
  if (!dist) return;
  await context.route(/^http:[^?]*$/, async route => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fallback();
    const file = join(dist, pathname.replace(/^.*\/assets\//, '/assets/'));
    const name = extname(pathname) && existsSync(file) ? file : join(dist, 'index.html');
    const contentType = KINDS[extname(name)] ?? 'application/octet-stream';
    await route.fulfill({ body: await readFile(name), contentType });
  });
}

const seatsOf = n => [
  { kind: 'me' },
  ...Array.from({ length: n - 1 }, (_, i) => ({ kind: 'hot_seat', name: `Player ${i + 2}` })),
];

const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body });
      return answer.json();
    },
    [path, JSON.stringify(body)],
  );

/** A game that is long enough, played at random or kept from before. */
async function longGame(driver) {
  const kept = process.env.SEPTEM_RECORD;
  if (kept && existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'));
  const needed = Math.max(...LENGTHS);
  for (let seed = 1; ; seed++) {
    const wish = { game: GAME, options: {}, seats: seatsOf(6) };
    const { id } = await post(driver, '/api/tables', wish);
    const { played } = await driver.evaluate(playAtRandom, { table: id, n: needed, seed });
    if (played < needed) continue;
    const record = await driver.evaluate(
      async id => (await fetch(`/api/tables/${id}/record`)).json(),
      id,
    );
    if (kept) await writeFile(kept, JSON.stringify(record));
    return record;
  }
}

/** Opens a table and says what it cost. */
async function open(context, url, table) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  let wire = 0;
  client.on('Network.webSocketFrameReceived', ({ response }) => {
    wire += response.payloadData.length;
  });
  await page.addInitScript(watchShifts);
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-test-line]').first().waitFor();
  await page.waitForTimeout(1_500);
  const opening = (await metrics(client)).TaskDuration * 1000;
  const [elements, shift] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    globalThis.shifted,
  ]);
  return { page, client, opening, elements, shift, wire: () => wire };
}

async function metrics(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Plays on from another page and says what each update cost this one. */
async function updates({ page, client, wire }, driver, table) {
  const costs = [];
  const before = wire();
  for (let n = 0; n < UPDATES; n++) {
    const from = await metrics(client);
    const { version } = await driver.evaluate(playAtRandom, {
      table,
      n: 1,
      seed: n + 7,
      calm: true,
    });
    await page.locator(`[data-test-version="${version}"]`).waitFor();
    await page.waitForTimeout(250);
    const to = await metrics(client);
    costs.push((to.TaskDuration - from.TaskDuration) * 1000);
  }
  return { ms: median(costs), bytes: (wire() - before) / UPDATES };
}

/** Moves the map by mouse and wheel; how long the main thread is busy for each event. */
async function moves({ page, client }) {
  const box = await page.locator('[data-test-map]').boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  const N = 40;
  const timed = async act => {
    const from = await metrics(client);
    for (let n = 0; n < N; n++) await act(n);
    const to = await metrics(client);
    return ((to.TaskDuration - from.TaskDuration) * 1000) / N;
  };
  const zoom = await timed(n => page.mouse.wheel(0, n % 2 === 0 ? -120 : 60));
  await page.mouse.down();
  const pan = await timed(n => page.mouse.move(middle[0] + 4 * n, middle[1] + 2 * n));
  await page.mouse.up();
  return { zoom, pan };
}

const house = await openHouse();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // A page that is handed in from a folder counts as one from elsewhere, and may not speak to this machine.
  args: process.env.SEPTEM_DIST ? ['--disable-features=LocalNetworkAccessChecks'] : [],
});
const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };
const owner = await browser.newContext(options);
const driver = await owner.newPage();
await driver.goto(`${house.url}/api/health`);
await driver.evaluate(() => fetch('/api/me'));
const record = await longGame(driver);
const rows = [];
for (const length of LENGTHS) {
  const part = { ...record, actions: record.actions.slice(0, length), result: null };
  const { id } = await post(driver, '/api/tables/import', { record: part, seats: seatsOf(6) });
  for (const who of ['spectator', 'one screen']) {
    const context = who === 'spectator' ? await browser.newContext(options) : owner;
    await dress(context);
    const seen = await open(context, house.url, id);
    const wire = seen.wire();
    const update = await updates(seen, driver, id);
    const map = await moves(seen);
    console.error(length, who, seen.opening, wire, update);
    rows.push({
      length,
      who,
      'opening kB': Math.round(wire / 1000),
      'opening ms': Math.round(seen.opening),
      elements: seen.elements,
      shift: seen.shift.toFixed(3),
      'update ms': update.ms.toFixed(1),
      'update kB': (update.bytes / 1000).toFixed(1),
      'zoom ms': map.zoom.toFixed(1),
      'pan ms': map.pan.toFixed(1),
    });
    await seen.page.close();
  }
}
console.table(rows);
for (const [name, path] of [
  ['lobby', '/'],
  ['hannibal', await quickTable('hannibal', 2)],
]) {
  const page = await owner.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(house.url + path);
  await page.waitForTimeout(2_500);
  console.log(name, 'shift', (await page.evaluate(() => globalThis.shifted)).toFixed(3));
  await page.close();
}
await browser.close();
await house.close();

async function quickTable(game, n) {
  const { id } = await post(driver, '/api/tables', { game, options: {}, seats: seatsOf(n) });
  return `/table/${id}`;
}
