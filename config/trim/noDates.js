/** Replaces the date code of pro-components' forms and the dayjs plugins it registers. The console's pickers have their own. */
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
