import { contextBridge } from 'electron';

contextBridge.exposeInMainWorld('pinochle', Object.freeze({}));
