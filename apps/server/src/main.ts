import { enableCompileCache, flushCompileCache } from 'node:module';

// Half the time of a start is compiling; a server that comes back after a crash should not do it again. Whoever crashes
// cannot keep anything, so it is kept as soon as the server runs.
enableCompileCache();
await import('./cli.ts');
flushCompileCache();
