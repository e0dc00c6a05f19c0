import type source from '../en-US/base';
import type { SameShape } from '../types';
import { common } from './common';
import { error } from './error';
import { login } from './login';

export default { common, error, login } satisfies SameShape<typeof source>;
