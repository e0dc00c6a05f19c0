import { FastColor } from '@ant-design/fast-color';

/** In the place of the second library of colours that pro-components brings: what it asks of it, by antd's own. */
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
