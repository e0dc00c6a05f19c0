import type { Request, Response } from 'express';
import { readEnvironment, withProxy } from './environment';
import { createPlatform, type Platform } from './platform';

// Umi evaluates mock modules again after every change; the world must survive that.
const kept = globalThis as typeof globalThis & { mockPlatform?: Platform };

const answer = (request: Request, response: Response) => {
  kept.mockPlatform ??= withProxy(createPlatform(readEnvironment(true)));
  request.url = request.originalUrl;
  kept.mockPlatform.app(request, response);
};

export default { 'GET /api/(.*)': answer, 'POST /api/(.*)': answer };
