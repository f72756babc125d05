import { it } from 'vitest';
import { interruptCompiles } from './interrupt-compiles.ts';

it('leaves every file old or new when it is killed, and repairs all of it the next time', async () => {
  await interruptCompiles({ count: 20, kills: 2 });
});
