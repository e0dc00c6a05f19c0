import type * as WorkerPlatform from './workerPlatform';

declare const outside: (name: string) => typeof WorkerPlatform;

/** The simulated platform of this worker: its worlds last longer than a test file. */
export const { freePlatforms, rewindPlatform, startPreview, takePlatform } = outside(process.env.TEST_PLATFORM ?? '');
