export type Locale = 'en-US' | 'zh-CN';
