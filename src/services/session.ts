import { get, post, postForHeaders } from '@/request/client';

export const login = (username: string, password: string) => postForHeaders('/auth/login', { username, password });

export const getCurrentUser = (isQuiet = false) => get('/auth/current', undefined, { isQuiet });

export const getMenu = () => get('/auth/menu', undefined, { isQuiet: true });

export const logout = () => post('/auth/logout', undefined, { isQuiet: true });
