import type source from '../en-US/base';
import type { SameShape } from '../types';
import { commonBase as common } from './commonBase';
import { error } from './error';
import { login } from './login';

export default { common, error, login } satisfies SameShape<typeof source>;
