import fc from 'fast-check';
import { testSeed } from './depth';

// Pinned in the short suite; the exhaustive one prints its seed (tests/support/countReporter.js).
fc.configureGlobal({ seed: testSeed });

export default fc;
