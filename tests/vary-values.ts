import fc from 'fast-check';

// Other values each time, and more of them where a test does not say how many; what fails names its seed.
fc.configureGlobal({ numRuns: 2000 });
