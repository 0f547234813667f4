export { codeOf, enumNamed, enumOf, inWords, enumOfCodes, type CodeEnum, type CodeOf } from '../../schema-kit/enum.js'
