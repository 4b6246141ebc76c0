/** `release-notes.ts v1.2.3`: what the CHANGELOG says about that version, for the page of its release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf } from './changelog.ts';
import { ROOT } from './repository.ts';

const [tag = ''] = process.argv.slice(2);
const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), tag);
if (notes === undefined) console.error(`CHANGELOG.md has no section for ${tag || 'no tag'}`);
else console.log(notes);
process.exitCode = notes === undefined ? 1 : 0;
