import type { BaseMessages } from '../types';
import { common } from './common';
import { error } from './error';
import { login } from './login';

export default { common, error, login } satisfies BaseMessages;
