import { Dexie } from 'dexie'
import { keepFile } from '../../src/app/files/keep-file'
import { fileCarrier } from '../../src/app/files/upload/send-files'
import { createEngine } from '../../src/app/offline/engine'
import { readConflictCentre } from '../../src/app/offline/outbox/conflict-centre'
import { findDraft, saveDraft } from '../../src/app/offline/outbox/draft'
import { readView } from '../../src/app/offline/view/view'
import { catalogue } from '../../src/areas/areas'

/** What a release keeps of a person's work on a device, and how it gets it to the server. Recorded at each release. */
export const deviceSide = { Dexie, catalogue, createEngine, keepFile, fileCarrier, findDraft, saveDraft, readConflictCentre, readView }
export type DeviceSide = typeof deviceSide
