import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { DEFAULT_GAME, NEW_TABLE, newTableRequest, TABLE_PLACES } from '../src/shell/tablePlaces.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * A script of a few lines that asks for a new table, and has a table's screens and all drawings fetched, beside the first script and not after it. Only the browser
 * knows the address behind the `#`, and pages of the server run no script that stands in them: so it is a file.
 */
export const fetchAhead = (): Plugin => {
  let ahead: { readonly fileName: string; readonly source: string } | undefined;
  return {
    name: 'fetch-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const source = scriptFor(bundle ?? {}, html);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        ahead = { fileName: `assets/ahead-${hash}.js`, source };
        return [
          {
            tag: 'script',
            attrs: { src: `./${ahead.fileName}`, async: true, fetchpriority: 'high' },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (ahead) this.emitFile({ type: 'asset', ...ahead });
      },
    },
  };
};

const SCREENS = '/lobby/tables.ts';

const scriptFor = (bundle: Bundle, html: string): string => {
  const screens = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(SCREENS));
  if (!screens) throw new Error(`no file holds ${SCREENS}`);
  const files = filesOf(bundle, screens.fileName).filter(file => !html.includes(file));
  return [
    'const [,p,g]=location.hash.slice(1).split("/")',
    `const d=${JSON.stringify(DEFAULT_GAME)}`,
    // On a slow line the page itself may have asked already, and it hears of an answer that does not come by itself.
    `if(p===${JSON.stringify(NEW_TABLE)}&&(g||d)===d&&!("newTable" in window))(window.newTable={game:d,answer:fetch(...${JSON.stringify(newTableRequest(DEFAULT_GAME))})}).answer.catch(()=>{})`,
    'const a=(f,as)=>{const l=document.createElement("link");if(as){l.rel="preload";l.as=as}else l.rel="modulepreload";l.crossOrigin="";l.href=f;document.head.append(l)}',
    `if(${JSON.stringify(TABLE_PLACES)}.includes(p))for(const f of ${JSON.stringify(files)})a(f,f.endsWith("css")&&"style")`,
    // In the page itself the drawings would come before what draws with them.
    'a("icons.svg","fetch")',
  ].join(';');
};

/** A script with everything it needs before it can run. */
const filesOf = (bundle: Bundle, fileName: string, seen = new Set<string>()): readonly string[] => {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  return [
    fileName,
    ...(file.viteMetadata?.importedCss ?? []),
    ...file.imports.flatMap(name => filesOf(bundle, name, seen)),
  ];
};
