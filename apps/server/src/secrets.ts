import { createHash, randomBytes } from 'node:crypto';
import { type Secrets, secretsFrom } from '@templefall/table';

/** The machine's own randomness, and Node's hash. */
export const trueSecrets: Secrets = secretsFrom({
  randomBytes,
  sha256: text => createHash('sha256').update(text).digest('hex'),
});
