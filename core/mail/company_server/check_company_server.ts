import type { CompanyServer } from './company_server.js'
import { connectTo } from './connect.js'
import { describeFailure } from './server_trouble.js'

/**
 * Signs in at a mail server and hangs up.
 * @returns undefined when that is possible; else the trouble, and what the server has answered
 */
export async function checkCompanyServer(server: CompanyServer) {
  try {
    const transport = await connectTo(server)
    await transport.verify()
    return undefined
  } catch (error) {
    return describeFailure(error)
  }
}
