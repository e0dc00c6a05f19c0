import { common } from './common';
import { error } from './error';
import { login } from './login';
import { menu } from './menu';
import { trade } from './trade';

export default { common, error, login, menu, trade };
