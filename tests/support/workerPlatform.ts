/** What a worker loads once for all of its test files (outside.js). */
export { startPreview } from '../../mock/preview';
export { freePlatforms, rewindPlatform, takePlatform } from './worlds';
