// Times in the engine that browsers run what `thoughts.rs` has timed on this machine:
// cargo run --release -p wasm --example thoughts | node crates/wasm/examples/thoughts.mjs engine.wasm

import { readFileSync } from 'node:fs';
import { open } from './open.mjs';

const TRIES = 5;

for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [game, follow, think, native] = line.split('\t');
  const engine = await open(process.argv[2]);
  engine(follow);
  const times = Array.from({ length: TRIES }, () => {
    const begin = performance.now();
    engine(think);
    return performance.now() - begin;
  });
  const here = Math.min(...times);
  const ratio = (here / Number(native)).toFixed(2);
  console.log(`${game}: ${Number(native).toFixed(0)} ms natively, ${here.toFixed(0)} ms in wasm, ${ratio}`);
}
