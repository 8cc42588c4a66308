import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  /** The wallets that can be chosen by name. */
  walletNames: readonly string[]
  /** The networks on which trading is offered. */
  tradeNetworks: readonly string[]
  /** The symbol of the currency that the network cost is paid in. */
  coinSymbol: string
  /** Whether anything is traded through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, as "0.25%", and who receives it; null where it takes none. */
  hasPancake: boolean
  siteFee: { percent: string; name: string } | null
  /** The hosts that are asked for names whose records are not on Ethereum; null if there are none. */
  gateways: readonly string[] | null
}

export interface FaqEntry {
  topic: FaqTopic
  question: string
  answer: string
}

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'exchange adicional necesitaría sus propios contratos y comprobaciones'
  const own = `${appName} solo ofrece lo que puede comprobar por sí mismo, así que a veces otro lugar puede ofrecer un precio mejor.`
  const rules = 'Un pool de la versión 4 puede traer reglas propias que cambian lo que cuesta una operación'
  return hasV4
    ? {
        question: '¿Por qué no todos los pools de la versión 4, ni otros exchanges?',
        answer: `${rules}: una operación que pase por un pool así no se puede confirmar sin una simulación completa. Los pools de la versión 4 usan otro contrato y otra aprobación, así que una operación solo pasa por ellos cuando conviene, y no con todos los tokens. Cada ${others}. ${own}`,
      }
    : {
        question: '¿Por qué no hay pools de la versión 4 ni otros exchanges?',
        answer: `${rules}, y se accede a él mediante otro contrato, con otro tipo de aprobación. También cada ${others}. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `¿Qué hace ${appName}?`,
    answer:
      'Lee precios de los pools en la cadena, prepara el intercambio que pides y se lo entrega a tu billetera, donde lo firmas. No hay que abrir ninguna cuenta, y ningún servidor nuestro participa en una operación. Por eso tampoco hay órdenes límite: no hay nadie que las ejecute más tarde.',
  },
  {
    topic: 'custody',
    question: `¿Puede ${appName} mover mis tokens?`,
    answer:
      'No. Nada se mueve hasta que lo confirmas en tu billetera, y un intercambio toma el monto que confirmaste y nada más. Las aprobaciones son por el monto exacto, a menos que elijas ilimitado en la configuración.',
  },
  {
    topic: 'signing',
    question: '¿Qué se me pedirá firmar?',
    answer: `Solo transacciones: intercambios, aprobaciones y su revocación, y la conversión de ${coinSymbol} en un token que los pools pueden tener, y a la inversa. ${appName} no pide mensajes firmados ni permisos firmados (“permits”), con los que alguien podría mover tokens más tarde sin volver a preguntarte. Recházalos en cualquier página que se parezca a esta.`,
  },
  {
    topic: 'prices',
    question: '¿De dónde vienen los precios?',
    answer: `De los pools de ${facts.hasV4 ? 'las versiones 2, 3 y 4' : 'la versión 2 y la versión 3'} del protocolo Uniswap${facts.hasPancake ? ' y, en BNB Smart Chain, de los de las versiones 2 y 3 de PancakeSwap' : ''}, leídos a través del nodo que se indica en Configuración, en esta página. La cadena crece con un bloque de transacciones tras otro, y el número de bloque junto a un precio dice qué tan reciente es.`,
  },
  {
    topic: 'pools',
    question: '¿Qué es un pool?',
    answer:
      'Un programa en la cadena, un contrato, que contiene dos tokens y cambia uno por otro, a un precio que depende de cuánto tiene de cada uno. Cualquiera puede aportar tokens y gana una parte de las comisiones. Cuanto más contiene un pool, menos mueve su precio una operación.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: '¿Cómo se comprueba un precio?',
    answer:
      'Tu navegador lo calcula a partir de los pools, con la misma aritmética que ellos, y luego pregunta a los cotizadores en la cadena por el resultado de la misma operación en el mismo bloque. A la revisión solo llega el monto que ellos devuelven. Antes de que confirmes, toda la operación se simula como si la enviara tu cuenta, y la revisión muestra qué saldos cambiarían. No todos los nodos pueden hacerlo; en ese caso, la revisión lo dice y pide una pulsación más. Si un pool tiene reglas propias, solo los cotizadores conocen el monto, y sin esa simulación la operación no se puede confirmar.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} no agrega ninguna comisión propia. Ves la comisión de los pools y el costo de red antes de confirmar.`
    : `De lo que da un intercambio, ${siteFee.percent} va a ${siteFee.name}, que opera este sitio: todos los montos y precios que se muestran ya la tienen descontada. No se cobra cuando ${appName} solo convierte la moneda en su token o a la inversa, ni con tokens que retienen una parte de cada transferencia. Ves todo antes de confirmar.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: '¿Qué son el deslizamiento, el impacto en el precio y el plazo?',
    answer:
      'El deslizamiento es cuánto menos de lo cotizado obtienes porque el precio se mueve antes de que la red llegue a tu intercambio. Más allá del límite que fijas, el intercambio falla. El impacto en el precio es cuánto mueve el precio tu propia operación: sobre todo en pools pequeños, y se te advierte de ello. Después del plazo, tu intercambio ya no puede realizarse.',
  },
  {
    topic: 'sandwich',
    question: '¿Qué es un ataque sándwich, y lo impide la protección?',
    answer:
      'Alguien ve tu intercambio en espera, compra antes de él y vende después, a costa tuya. La protección hace que un intercambio falle cuando el precio de un pool empeoró desde el inicio del bloque; solo se pierde el costo de red. Funciona cuando se vende un token a través de pools de la versión 3 que llevan un registro de su precio. Un límite de deslizamiento bajo ayuda en todas partes.',
  },
  {
    topic: 'costs',
    question: '¿Cuánto cuesta un intercambio, y qué es el gas?',
    answer: `Cada pool en el camino se queda con su comisión, que ya forma parte del precio que ves. El costo de red se paga en ${coinSymbol} por cada transacción, incluso por una que falla: el gas es el trabajo que la red hace por ella, y cada unidad de gas tiene un precio que cambia de un bloque a otro. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: '¿Qué es una aprobación, y cómo la elimino?',
    answer:
      'Una aprobación permite que un contrato tome uno de tus tokens, hasta un monto. Para eliminarla, conecta tu billetera, búscala en Aprobaciones, en esta página, y elige Revocar; “Buscar en todos los bloques” busca las de otros contratos. Revocar pone el monto en cero. Es una transacción aparte y tiene un costo de red.',
  },
  {
    topic: 'failure',
    question: '¿Por qué falló mi intercambio?',
    answer:
      'La mayoría de las veces, porque el precio pasó de tu límite de deslizamiento, o venció el plazo, antes de que la red llegara a él. Un intercambio fallido no vende nada: tus tokens permanecen en tu billetera, y solo se paga el costo de red.',
  },
  {
    topic: 'pending',
    question: 'Mi transacción sigue pendiente. ¿Qué puedo hacer?',
    answer:
      'Todavía no se movió nada, pero lo que envíes después tiene que esperar. Acelérala o cancélala en tu billetera: en ambos casos se pone en su lugar otra transacción con un costo de red mayor. Un intercambio al que la red llega después de su plazo no vende nada. No envíes el mismo intercambio otra vez antes de saber qué pasó con el primero.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Si los registros de un nombre no están en Ethereum, el nombre o la cuenta también se comunica a ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: '¿Cómo sé que un token es el verdadero?',
    answer:
      'Solo por su dirección, porque cualquiera puede dar cualquier nombre a un token. Los tokens que no están en la lista, o que comparten el nombre con otro token, están marcados. No copies direcciones de tu historial de transacciones: los estafadores ponen allí direcciones parecidas para que las copies por error.',
  },
  {
    topic: 'storage',
    question: '¿Qué se guarda en mi navegador?',
    answer: `Tu configuración con la dirección de un nodo propio, los tokens favoritos y recientes, tus transacciones, los últimos nombres y saldos, y qué billeteras usaste. El software de las billeteras también guarda allí lo que necesita para seguir conectado. En Configuración, en esta página, puedes ver todo lo que ${appName} guarda, exportarlo a un archivo y eliminarlo.`,
  },
  {
    topic: 'privacy',
    question: '¿Quién ve lo que hago aquí?',
    answer: `${appName} en sí no recopila nada. El nodo ve tu dirección de internet, tus cuentas y lo que consultas. Los servidores de listas, logotipos y fotos de perfil ven lo que cargas de ellos, y quien aloja esta página ve que la visitas. Un servicio intermediario que enlaza una billetera en otro dispositivo ve que ambos se comunican, pero no el contenido de su comunicación. Lo que envías es público, como todo en la cadena.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: '¿Cómo puedo comprobar que esta página es auténtica?',
    answer:
      'Mira su dirección antes de conectar una billetera. La página indica el hash de cada uno de sus scripts, y tu navegador no ejecuta ninguno que sea distinto o venga de otro lugar. Las compilaciones son reproducibles: el mismo código fuente con la misma configuración da exactamente los mismos archivos, así que cualquiera puede compilarlo y comparar. Y lo que cuenta al final es lo que te muestra tu billetera.',
  },
  {
    topic: 'wallets',
    question: '¿Qué billeteras y redes funcionan?',
    answer: `${all([...walletNames, 'cualquier otra billetera que ofrezca tu navegador'])}. Se puede operar en ${all(tradeNetworks)}. Si tu billetera está en otra red, puedes cambiarla desde aquí.`,
  },
  {
    topic: 'nodes',
    question: '¿Qué es un nodo?',
    answer: `Una computadora que mantiene una copia de la cadena y responde preguntas sobre ella. ${appName} lee de uno los precios y saldos y ve si tus transacciones fueron minadas; tu billetera las envía a través de su propio nodo. En Configuración, en esta página, puedes probar el nodo en uso o elegir el tuyo.`,
  },
  {
    topic: 'test-networks',
    question: '¿Qué es una red de prueba?',
    answer:
      'Una red para hacer pruebas. Sus monedas y tokens se regalan y no tienen valor, sea cual sea el precio que se muestre, y no se pueden mover a la red principal de Ethereum.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
