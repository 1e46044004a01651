/** What is done inside of pages that are measured; each is sent there as text, so each stands alone. */

/** Adds up how far things were pushed about. */
export function watchShifts() {
  globalThis.shifted = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Plays so many actions at a table of which all seats are one's own; `calm` ends turns where that is offered. */
export async function playAtRandom({ table, n, seed, calm = false }) {
  let state = seed * 7919 + 1;
  const below = count => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
  const actions = (twigs, before = '') =>
    twigs.flatMap(([, text, then]) => (then ? actions(then, before + text) : [before + text]));
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise(done => (socket.onopen = done));
  const told = [];
  let heard = null;
  socket.onmessage = ({ data }) => {
    told.push(JSON.parse(data));
    heard?.();
  };
  const next = async is => {
    for (;;) {
      const msg = told.shift();
      if (!msg) await new Promise(done => (heard = done));
      else if (is(msg)) return msg;
    }
  };
  const say = msg => socket.send(JSON.stringify(msg));
  let now = null;
  const look = async (eyes, since) => {
    say({ type: 'look', eyes, since });
    ({ now } = await next(msg => ['welcome', 'missed', 'turned'].includes(msg.type)));
  };
  await look(null, null);
  let eyes = null;
  let played = 0;
  while (played < n && !now.over) {
    const [seat] = now.waiting;
    if (eyes !== seat) await look((eyes = seat), now.version);
    const legal = actions(now.offers.legal).filter(it => !/^(concede|offer)/.test(it));
    const ends = legal.filter(it => it.startsWith('end'));
    const all = calm && ends.length > 0 ? ends : legal;
    say({
      type: 'play',
      ack: played + 1,
      version: now.version,
      seat,
      action: all[below(all.length)],
    });
    const answer = await next(msg => msg.type === 'moved' || msg.type === 'refused');
    if (answer.type === 'refused') throw new Error(answer.code);
    ({ now } = answer);
    played++;
  }
  socket.close();
  return { played, version: now.version };
}
