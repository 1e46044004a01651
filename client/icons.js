/**
 * Draws the pictures that a phone or a desktop shows for the page from `public/favicon.svg`, with the
 * browser of the tests. What it draws is committed: `npm run icons` after the sign has changed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The colour of the sign to its edge. */
const GROUND = '#7d1719';
/** A system may cut a maskable picture down to its middle four fifths. */
const KEPT = 0.8;

const sign = readFileSync('public/favicon.svg', 'utf8');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath });
for (const size of [192, 512]) {
  for (const maskable of [false, true]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const width = Math.round(maskable ? size * KEPT : size);
    const ground = maskable ? GROUND : 'transparent';
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
        sign.replace('<svg', `<svg width="${width}" height="${width}"`),
    );
    const path = `public/icon-${maskable ? 'maskable-' : ''}${size}.png`;
    await page.screenshot({ path, omitBackground: true });
    await page.close();
  }
}
await browser.close();
