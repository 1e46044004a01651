/** `npm run maps [game...]` draws the boards anew; without names, all of them. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawings, drawnText, mapFile } from './files.ts';

const wanted = process.argv.slice(2);
for (const game of drawings()) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const text = drawnText(game);
  writeFileSync(mapFile(game), text);
  console.log(`${game}: ${Math.round(text.length / 1024)} kB in ${fileURLToPath(mapFile(game))}`);
}
