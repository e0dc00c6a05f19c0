/** In the place of what pro-components' form does with dates, and of the plugins of dayjs that it registers: the console's pickers bring their own. */
const refuse = () => {
  throw new Error('pro-components: dates of its forms are left out of the build; see config/trim');
};

export const conversionMomentValue = refuse;
export const convertMoment = refuse;
export const dateFormatterMap = {};
export const getLightFilterRangeDisplayFormat = refuse;
export const isDayjs = refuse;
export const normalizeSerializedDayjsLike = refuse;
export const parseValueToDay = refuse;
