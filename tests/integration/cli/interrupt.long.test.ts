import { it } from 'vitest';
import { interruptCompiles } from './interrupt-compiles.ts';

it('leaves every file old or new when it is killed, and repairs all of it the next time, at any moment', async () => {
  await interruptCompiles({ count: 150, kills: 14 });
});
