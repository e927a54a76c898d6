export interface UploadedFile {
  /** Name of the form's field. */
  field: string
  name: string
  content: Buffer
}

/** Body and headers of a form as no browser would write it: with the name of the file byte by byte. */
export function fileForm({ field, name, content }: UploadedFile) {
  const boundary = 'kontor-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    raw: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
