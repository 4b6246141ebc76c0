/**
 * npm run build:static [-- FOLDER]: the client as a folder of plain files, for any web host and under any path. Playing alone, with bots or on
 * paper works there; playing with friends needs a server, and the page says so.
 */
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './repository.ts';

/** Hosts pack files themselves. */
const PACKED = /\.(gz|br)$/;

const [folder = 'static'] = process.argv.slice(2);
const into = resolve(folder);
if (existsSync(into) && readdirSync(into).length > 0 && !existsSync(join(into, 'sw.js'))) {
  console.error(`${folder} holds something else; name an empty folder.`);
  process.exit(1);
}
cpSync(join(ROOT, 'apps/web/dist'), into, { recursive: true, filter: file => !PACKED.test(file) });
// Some hosts take names that begin with an underscore for their own.
writeFileSync(join(into, '.nojekyll'), '');
console.log(`${folder}: copy it to any web host.`);
