import { test } from '@japa/runner'
import sharp from 'sharp'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const picture = (width: number, height = width) =>
  sharp({
    create: { width, height, channels: 3, background: '#1c7ed6' },
    limitInputPixels: false,
  })

test.group('Logo', () => {
  test('an uploaded picture is re-encoded and cached for good', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const jpeg = await picture(2400, 1000)
      .withExif({ IFD0: { Copyright: 'somewhere private' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    const uploaded = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('logo', polyglot, { filename: '../../x.html', contentType: 'text/html' })
    uploaded.assertStatus(200)
    const { logo } = uploaded.body()
    assert.match(logo, new RegExp(`^/api/files/logo/${company.id}/[0-9a-f]{64}\\.png$`))
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.equal(settings.body().companyInfo.logo, logo)

    const served = await fetch(`http://127.0.0.1:${process.env.PORT}${logo}`)
    assert.equal(served.status, 200)
    assert.equal(served.headers.get('content-type'), 'image/png')
    assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'")
    assert.equal(served.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    const bytes = Buffer.from(await served.arrayBuffer())
    const { format, width, height, exif, space } = await sharp(bytes).metadata()
    assert.deepInclude(
      { format, width, height, exif, space },
      {
        format: 'png',
        width: 1200,
        height: 500,
        exif: undefined,
        space: 'srgb',
      }
    )
    assert.notInclude(bytes.toString('latin1'), 'script')
  })

  test('what is not wholly a picture is refused in words', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    await client
      .post('/api/settings')
      .bearerToken(owner.token)
      .json({ preferences: { language: 'de' } })
    const png = await picture(40).png().toBuffer()
    const uploads: Record<string, Buffer | string> = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      html: '<!doctype html><script>alert(1)</script>',
      'script behind a signature': 'GIF89a/*<svg onload=alert(1)>*/=1',
      'half a picture': png.subarray(0, png.length - 30),
      '20,000 pixels square': await picture(20_000).png({ compressionLevel: 9 }).toBuffer(),
      nothing: '',
    }
    for (const [name, upload] of Object.entries(uploads)) {
      const response = await client
        .post('/api/settings/logo')
        .bearerToken(owner.token)
        .file('logo', Buffer.from(upload), { filename: 'logo.png', contentType: 'image/png' })
      response.assertStatus(422)
      assert.match(response.body().error, /Bild|Datei/, name)
      assert.equal(response.body().fields[0].field, 'logo', name)
    }
    const unnamed = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('logo', png, { filename: 'logo\u0000.png', contentType: 'image/png' })
    unnamed.assertStatus(422)
    const elsewhere = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('picture', png, { filename: 'logo.png', contentType: 'image/png' })
    elsewhere.assertStatus(422)
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.equal(settings.body().companyInfo.logo, '')
  })

  test('too large, not a form, or not the desk: refused', async ({ client }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const huge = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('logo', Buffer.alloc(5 * 1024 * 1024 + 1), { filename: 'a.png' })
    huge.assertStatus(413)
    const json = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .json({ logo: 'http://example.com/a.png' })
    json.assertStatus(415)
    const refused = await client
      .post('/api/settings/logo')
      .bearerToken(employee.token)
      .file('logo', await picture(4).png().toBuffer(), { filename: 'a.png' })
    refused.assertStatus(403)
  })

  test('of two files the first is taken', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const [first, second] = await Promise.all([4, 8].map((size) => picture(size).png().toBuffer()))
    const uploaded = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('logo', first!, { filename: 'a.png' })
      .file('logo', second!, { filename: 'b\u0000.png' })
    uploaded.assertStatus(200)
    const served = await fetch(`http://127.0.0.1:${process.env.PORT}${uploaded.body().logo}`)
    assert.equal((await sharp(await served.arrayBuffer()).metadata()).width, 4)
  })

  test('removing takes no path and keeps the picture of issued documents', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const uploaded = await client
      .post('/api/settings/logo')
      .bearerToken(owner.token)
      .file('logo', await picture(10).png().toBuffer(), { filename: 'a.png' })
    const removed = await client
      .delete('/api/settings/logo')
      .bearerToken(owner.token)
      .json({ logo: '../../app.key' })
    removed.assertStatus(200)
    const settings = await client.get('/api/settings').bearerToken(owner.token)
    assert.equal(settings.body().companyInfo.logo, '')
    const kept = await client.get(uploaded.body().logo)
    kept.assertStatus(200)
  })

  test('other addresses below the logos are not there', async ({ client }) => {
    const { company } = await makeCompany()
    const hash = 'a'.repeat(64)
    const addresses = [
      `${company.id}/${hash}.png`,
      `${company.id}/..%2f..%2fapp.key.png`,
      `..%2f${company.id}/${hash}.png`,
      `${company.id}/${hash}.svg`,
      `${company.id}/%00.png`,
    ]
    for (const address of addresses) {
      const response = await client.get(`/api/files/logo/${address}`)
      response.assertStatus(404)
    }
  })
})
