/** Node 20 does not run TypeScript, so Vite, which is here anyway, reads it. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('draw.ts', import.meta.url)), { configFile: false });
