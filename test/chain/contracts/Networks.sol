// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Multicall} from "./Multicall.sol";

/// Predeployed contracts of some networks, with the functions that an app needs.

/// The GasPriceOracle of OP Stack networks, at 0x4200…000F: a data fee by the rules of Fjord. The local chain
/// does not charge this fee.
contract GasPriceOracle {
    bool public constant isEcotone = true;
    bool public constant isFjord = true;
    bool public constant isIsthmus = true;
    bool public constant isJovian = false;
    string public constant version = "1.4.0";
    uint256 public constant decimals = 6;
    uint32 public constant baseFeeScalar = 2269;
    uint32 public constant blobBaseFeeScalar = 1055762;
    /// Ethereum's base fee and blob fee, in wei. The data price is high, so that the fee matters.
    uint256 public constant l1BaseFee = 12 gwei;
    uint256 public constant blobBaseFee = 30 gwei;

    /// The bytes that a signature adds to a transaction.
    uint256 private constant SIGNATURE = 68;

    function getL1Fee(bytes memory unsigned) external pure returns (uint256) {
        return _fee(_compressedLength(unsigned) + SIGNATURE);
    }

    /// The upper bound by the unsigned length. Incompressible data get slightly longer by compression.
    function getL1FeeUpperBound(uint256 unsignedLength) external pure returns (uint256) {
        uint256 length = unsignedLength + SIGNATURE;
        return _fee(length + length / 255 + 16);
    }

    function getOperatorFee(uint256) external pure returns (uint256) {
        return 0;
    }

    function gasPrice() external view returns (uint256) {
        return block.basefee;
    }

    function baseFee() external view returns (uint256) {
        return block.basefee;
    }

    /// An estimate of the size after Brotli compression, in millionths of a byte, and its cost.
    function _fee(uint256 compressed) private pure returns (uint256) {
        uint256 size = 836_500 * compressed;
        size = size < 142_585_600 ? 100_000_000 : size - 42_585_600;
        return size * (uint256(baseFeeScalar) * 16 * l1BaseFee + uint256(blobBaseFeeScalar) * blobBaseFee) / 1e12;
    }

    /// The length after compression by FastLZ, level 1.
    function _compressedLength(bytes memory data) private pure returns (uint256 length) {
        uint256[] memory seen = new uint256[](8192);
        uint256 end = data.length < 13 ? 0 : data.length - 13;
        uint256 anchor;
        uint256 here = 2;
        while (here < end) {
            uint256 hash = _hash(data, here);
            uint256 from = seen[hash];
            seen[hash] = here;
            if (here - from > 8191 || _three(data, from) != _three(data, here)) {
                here++;
                continue;
            }
            length += _literals(here - anchor);
            uint256 matched;
            while (here + 3 + matched < end + 9) {
                matched++;
                if (data[from + 2 + matched] != data[here + 2 + matched]) break;
            }
            length += 3 * ((matched - 1) / 262) + ((matched - 1) % 262 >= 6 ? 3 : 2);
            here += matched;
            seen[_hash(data, here)] = here;
            seen[_hash(data, here + 1)] = here + 1;
            here += 2;
            anchor = here;
        }
        length += _literals(data.length - anchor);
    }

    function _literals(uint256 count) private pure returns (uint256) {
        return count + (count + 31) / 32;
    }

    function _three(bytes memory data, uint256 here) private pure returns (uint256) {
        return uint256(uint8(data[here])) | uint256(uint8(data[here + 1])) << 8 | uint256(uint8(data[here + 2])) << 16;
    }

    function _hash(bytes memory data, uint256 here) private pure returns (uint256) {
        return (_three(data, here) * 2_654_435_769 >> 19) & 8191;
    }
}

/// ArbSys of Arbitrum, at 0x64: the network's own block numbers.
contract ArbSys {
    function arbBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function arbBlockHash(uint256 number) external view returns (bytes32) {
        return blockhash(number);
    }

    function arbChainID() external view returns (uint256) {
        return block.chainid;
    }

    /// A precompile of Arbitrum uses up all gas of a call to an unknown method.
    fallback() external {
        assembly {
            invalid()
        }
    }
}

/// Multicall3 as on Arbitrum, where contracts see the number of Ethereum's newest block. That is not a block number of
/// Arbitrum, which has 48 blocks in the time of one Ethereum block.
contract ArbitrumMulticall is Multicall {
    function aggregate(Call[] calldata calls)
        external
        payable
        override
        returns (uint256 blockNumber, bytes[] memory returnData)
    {
        blockNumber = _ethereumsBlock();
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            returnData[i] = _call(calls[i].target, 0, calls[i].callData, false).returnData;
        }
    }

    function getBlockNumber() external view override returns (uint256) {
        return _ethereumsBlock();
    }

    function _ethereumsBlock() private view returns (uint256) {
        return block.number / 48 + 20_000_000;
    }
}
