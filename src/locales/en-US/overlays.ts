import { answer } from './answer';
import { approval } from './approval';
import { callback } from './callback';
import { charts } from './charts';
import { desk } from './desk';
import { exports } from './exports';
import { factor } from './factor';
import { keySheet } from './keySheet';
import { link } from './link';
import { mention } from './mention';
import { ownNotice } from './ownNotice';
import { palette } from './palette';
import { parts } from './parts';
import { payment } from './payment';
import { print } from './print';
import { security } from './security';
import { sessionEnd } from './sessionEnd';
import { signInAnswer } from './signInAnswer';
import { site } from './site';
import { views } from './views';
import { work } from './work';

export default {
  answer,
  approval,
  callback,
  charts,
  desk,
  exports,
  factor,
  keySheet,
  link,
  mention,
  ownNotice,
  palette,
  parts,
  payment,
  print,
  security,
  sessionEnd,
  signInAnswer,
  site,
  views,
  work,
};
