import { commonBase as common } from './commonBase';
import { error } from './error';
import { login } from './login';

export default { common, error, login };
