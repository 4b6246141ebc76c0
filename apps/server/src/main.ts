import { enableCompileCache } from 'node:module';

// Half the time of a start is compiling; a server that comes back after a crash should not do it again.
enableCompileCache();
await import('./cli.ts');
