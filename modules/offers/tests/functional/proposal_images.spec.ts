import { test } from '@japa/runner'
import sharp from 'sharp'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

const picture = (width: number, height = width) =>
  sharp({
    create: { width, height, channels: 3, background: '#1c7ed6' },
    limitInputPixels: false,
  })

test.group('Pictures of proposals', () => {
  test('C04: an uploaded picture is re-encoded, stored under our name and cached for good', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const jpeg = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'somewhere private' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    const uploaded = await client
      .post('/api/proposals/images')
      .bearerToken(desk.owner.token)
      .file('image', polyglot, { filename: '../../x.html', contentType: 'text/html' })
    uploaded.assertStatus(200)
    const { name, width, height, address } = uploaded.body()
    assert.match(name, /^[0-9a-f]{64}\.jpg$/)
    assert.deepEqual({ width, height }, { width: 2000, height: 1000 })

    const served = await fetch(`http://127.0.0.1:${process.env.PORT}${address}`)
    assert.equal(served.headers.get('content-type'), 'image/jpeg')
    assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'")
    const bytes = Buffer.from(await served.arrayBuffer())
    const { format, exif } = await sharp(bytes).metadata()
    assert.deepEqual({ format, exif }, { format: 'jpeg', exif: undefined })
    assert.notInclude(bytes.toString('latin1'), 'script')

    const image = { name, width, height }
    const draft = await desk.proposal({
      blocks: [
        { id: 'cover', kind: 'cover', image },
        { id: 'image', kind: 'image', heading: 'The harbour', image },
      ],
    })
    assert.equal(draft.page.blocks[1].image.address, address)
    const pdf = await fetch(`http://127.0.0.1:${process.env.PORT}/api/proposals/${draft._id}/pdf`, {
      headers: { authorization: `Bearer ${desk.owner.token}` },
    })
    const content = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
    assert.match(content, /\/Subtype ?\/Image/)
    assert.include(content, '/StructTreeRoot')
  })

  test('C04: a damaged or foreign file is refused with a sentence', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const png = await picture(40).png().toBuffer()
    const uploads: Record<string, Buffer | string> = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      html: '<!doctype html><script>alert(1)</script>',
      'script behind a signature': 'GIF89a/*<svg onload=alert(1)>*/=1',
      'half a picture': png.subarray(0, png.length - 30),
      '64 million pixels': await picture(8000).png({ compressionLevel: 9 }).toBuffer(),
      nothing: '',
    }
    for (const [what, upload] of Object.entries(uploads)) {
      const response = await client
        .post('/api/proposals/images')
        .bearerToken(desk.owner.token)
        .file('image', Buffer.from(upload), { filename: 'x.png', contentType: 'image/png' })
      response.assertStatus(422)
      assert.equal(response.body().fields[0].field, 'image', what)
    }
    const huge = await client
      .post('/api/proposals/images')
      .bearerToken(desk.owner.token)
      .file('image', Buffer.alloc(10 * 1024 * 1024 + 1), { filename: 'a.png' })
    huge.assertStatus(413)
    const employee = await makePerson(desk.company.id, 'employee')
    const refused = await client
      .post('/api/proposals/images')
      .bearerToken(employee.token)
      .file('image', png, { filename: 'a.png' })
    refused.assertStatus(403)
  })

  test('C04: a picture of another company cannot be used, and no other address is there', async ({
    client,
    assert,
  }) => {
    const other = await makeProposalDesk(client)
    const uploaded = await client
      .post('/api/proposals/images')
      .bearerToken(other.owner.token)
      .file('image', await picture(8).png().toBuffer(), { filename: 'a.png' })
    const { name, width, height } = uploaded.body()
    const desk = await makeProposalDesk(client)
    const stolen = await desk.post('/api/proposals', {
      blocks: [{ id: 'a', kind: 'image', image: { name, width, height } }],
    })
    stolen.assertStatus(422)
    assert.equal(stolen.body().code, 'image_unknown')
    const hash = 'a'.repeat(64)
    for (const address of [
      `${desk.company.id}/${hash}.png`,
      `${desk.company.id}/..%2f..%2fapp.key.png`,
      `..%2f${desk.company.id}/${hash}.png`,
      `${desk.company.id}/${hash}.svg`,
    ]) {
      ;(await client.get(`/api/files/proposals/${address}`)).assertStatus(404)
    }
  })
})
