import { FastColor } from '@ant-design/fast-color';

/** Replaces the second color library of pro-components with antd's own. Has only the functions in use. */
export class TinyColor {
  constructor(color) {
    this.color = new FastColor(color);
  }

  setAlpha(alpha) {
    this.color = this.color.setA(alpha);
    return this;
  }

  lighten(percent) {
    this.color = this.color.lighten(percent);
    return this;
  }

  toRgbString = () => this.color.toRgbString();

  toHexString = () => this.color.toHexString();
}
