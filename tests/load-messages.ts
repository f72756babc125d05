import { loadMessages } from '../cli/messages/messages.ts';

// The tool loads the language of its options; tests call its functions in both.
await loadMessages('tr');
