import { expect, test } from 'vitest'
import { documentTypeOf } from '../../../src/server/files/document-type'
import { zipFile } from '../../kit/zip-file'

const office = (part: string, more: readonly string[] = []) =>
  zipFile(['[Content_Types].xml', part, ...more].map((name) => ({ name, text: '<x/>' })))
const compound = (...entries: readonly string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), ...entries.map((name) => Buffer.from(`${name}\0`, 'utf16le'))])
const docs = 'application/vnd.openxmlformats-officedocument'

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a document', office('word/document.xml'), `${docs}.wordprocessingml.document`],
  ['a workbook', office('xl/workbook.xml'), `${docs}.spreadsheetml.sheet`],
  ['slides', office('ppt/presentation.xml'), `${docs}.presentationml.presentation`],
  ['an old document', compound('WordDocument'), 'application/msword'],
  ['an old workbook', compound('Workbook'), 'application/vnd.ms-excel'],
  ['old slides', compound('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['a text', Buffer.from('姓名,班级\r\n王小明,小一班'), 'text/plain'],
  ['a text of an older system', Buffer.from('d0d5c3fb2cb0e0bcb6', 'hex'), 'text/plain'],
])('%s is known by what it is made of', (_what, bytes, type) => expect(documentTypeOf(bytes)).toBe(type))

test.each([
  ['a document with macros', office('word/document.xml', ['word/vbaProject.bin'])],
  ['a workbook with old macros', office('xl/workbook.xml', ['xl/macrosheets/sheet1.xml'])],
  ['a document with a control', office('word/document.xml', ['word/activeX/activeX1.bin'])],
  ['a document with a program inside', office('word/document.xml', ['word/embeddings/setup.EXE'])],
  ['an old document with macros', compound('WordDocument', '_VBA_PROJECT')],
  ['an installer', compound('SummaryInformation')],
  ['any other zip file', zipFile([{ name: 'a.txt', text: 'x' }])],
  ['half a zip file', office('word/document.xml').subarray(0, 60)],
  ['a program of Windows', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['a program of Linux', Buffer.from('\x7fELF\x02\x01', 'latin1')],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a batch file', Buffer.from('@echo off\r\ndel *.*')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page behind words', Buffer.from('hello\n<script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a drawing behind its head', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
])('%s is refused', (_what, bytes) => expect(documentTypeOf(bytes)).toBeUndefined())
